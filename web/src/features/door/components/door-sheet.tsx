import type { Case } from '@app/domain/case';
import type { CaseReader } from '@app/domain/roles';
import { QrCode } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LazyPopup } from '@/components/lazy-popup';
import { Sheet } from '@/components/page';
import { Button } from '@/components/ui/button';
import { DoorAnswers } from './door-answers';

const loadDialog = () => import('./door-code-dialog');

/** How the debtor can check who contacts them; for admins also what came back. */
export function DoorSheet({ item, reader }: { item: Case; reader: CaseReader }) {
  const { t } = useTranslation('door');
  return (
    <Sheet id="case-door" title={t('title')} className="print:hidden">
      {item.status === 'In Progress' && (
        <div className="grid justify-items-start gap-3 p-5">
          <p className="max-w-[62ch] text-ink-soft">{t('code.text')}</p>
          <LazyPopup
            opens="dialog"
            load={loadDialog}
            draw={({ DoorCodeDialog }, popup) => <DoorCodeDialog caseId={item.id} popup={popup} />}
          >
            <Button>
              <QrCode aria-hidden />
              {t('code.show')}
            </Button>
          </LazyPopup>
        </div>
      )}
      {reader.role === 'admin' && <DoorAnswers caseId={item.id} />}
    </Sheet>
  );
}
