import { CASE_STATUSES } from '@app/domain/case';
import { NOTIFICATION_KINDS } from '@app/domain/notification';
import { describe, expect, it } from 'vitest';
import type { Receiver } from './notice.ts';
import { textOf } from './notice-texts.ts';

const PARAMS = {
  case_id: 'abcdefgh-ijkl',
  status: 'Completed',
  company_name: 'บจก. ติดตาม',
  file_name: 'สัญญา.pdf',
  // Even if these were passed by mistake, no text would contain them.
  debtor_name: 'นายลับ',
  amount: 185_000,
};
const RECEIVERS: Receiver[] = ['admin', 'partner', 'customer'];

describe.each(NOTIFICATION_KINDS)('%s', (kind) => {
  it.each(RECEIVERS)('has a title and a Thai sentence for a %s, without debtor or amount', (receiver) => {
    const { title, message } = textOf({ kind, params: PARAMS, receiver });
    for (const text of [title, message]) {
      expect(text).toMatch(/\p{Script=Thai}/u);
      expect(text).not.toMatch(/undefined|null|ครับ|ค่ะ|นายลับ|185|฿|บาท/);
    }
  });
});

it.each(CASE_STATUSES)('the status %s has its Thai name in the text', (status) => {
  const { message } = textOf({
    kind: 'case_status_changed',
    params: { case_id: 'c', status },
    receiver: 'customer',
  });
  expect(message).not.toContain(status);
  expect(message).toMatch(/“[\p{Script=Thai}]+”/u);
});
