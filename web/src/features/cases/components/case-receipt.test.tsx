import type { Case } from '@app/domain/case';
import { aCase } from '@app/seed/builders';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { renderScreen, speak } from '@/testing/render-screen';
import { CaseReceipt } from './case-receipt';

const item: Case = {
  id: 'abcdefghijkl',
  ...aCase({
    amount: 68_450.5,
    case_number: 'DC-6909-0007',
    file_urls: ['case-files/u/1719900000000-สัญญากู้.pdf', 'case-files/u/1719900000001-slip.png'],
  }),
};

beforeEach(() => speak('en'));

it('says what was received, its amount in figures and in Thai words, and who acts next', () => {
  renderScreen(<CaseReceipt item={item} />);
  expect(screen.getByText('DC-6909-0007')).toBeDefined();
  expect(screen.getByText('฿68,450.50')).toBeDefined();
  const words = screen.getByText('หกหมื่นแปดพันสี่ร้อยห้าสิบบาทห้าสิบสตางค์');
  expect(words.closest('[lang]')?.getAttribute('lang')).toBe('th');
  expect(screen.getAllByRole('listitem').map((file) => file.textContent)).toEqual(['สัญญากู้.pdf', 'slip.png']);
  expect(screen.getByText('The office checks the documents and assigns the case')).toBeDefined();
  expect(screen.queryByText(/is being issued/)).toBeNull();
});

it('says that the number is to come while there is none, and that nothing was attached', () => {
  renderScreen(<CaseReceipt item={{ ...item, case_number: undefined, file_urls: null }} />);
  expect(screen.getByText('abcdefgh')).toBeDefined();
  expect(screen.getByText(/is being issued/)).toBeDefined();
  expect(screen.getByText(/No documents attached yet/)).toBeDefined();
});
