import { Rows2, Rows3 } from 'lucide-react';
import { useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { browserStorage } from '@/lib/browser-storage';
import { Button } from './ui/button';

const KEY = 'rows';

/** How high the rows of tables are, kept in this browser: 44 px, or with more air (`styles/app.css`). */
export function RowHeight() {
  const { t } = useTranslation('lists');
  const [isTall, setTall] = useState(() => browserStorage.read(KEY) === 'tall');
  useLayoutEffect(() => {
    const html = document.documentElement;
    if (isTall) html.dataset['rows'] = 'tall';
    else delete html.dataset['rows'];
  }, [isTall]);
  const Sign = isTall ? Rows3 : Rows2;
  return (
    <div className="max-md:hidden">
      <Button
        variant="ghost"
        size="icon"
        aria-label={t('tallRows')}
        aria-pressed={isTall}
        title={t('tallRows')}
        onClick={() => {
          browserStorage.write(KEY, isTall ? null : 'tall');
          setTall(!isTall);
        }}
      >
        <Sign aria-hidden />
      </Button>
    </div>
  );
}
