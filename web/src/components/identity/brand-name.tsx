import { Fragment } from 'react';
import { useLanguage } from '@/i18n';
import { site } from '@/site.config';

/** The firm's name, which ends a line only where it may: browsers would part หนี้ from สิน. */
export function BrandName() {
  return site.nameParts[useLanguage()].map((part, index) => (
    <Fragment key={part}>
      {index > 0 && <wbr />}
      <span className="whitespace-nowrap">{part}</span>
    </Fragment>
  ));
}
