import type { Case } from '@app/domain/case';
import { aCase } from '@app/seed/builders';
import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderScreen, speak } from '@/testing/render-screen';
import { CasePage } from './case-page';

vi.mock('@/lib/session/session', () => import('@/testing/fake-session'));
const app = vi.hoisted(() => ({ name: 'test' }));
vi.mock('@/lib/firebase/app', () => ({ app, auth: { app } }));
vi.mock('@/lib/firebase/firestore', () => ({ db: { app } }));

vi.mock('@/features/claims/components/claim-panel', () => ({
  ActBy: ({ caseId }: { caseId: string }) => <p>Act by of {caseId}</p>,
}));

const draw = (more: Partial<Pick<Case, 'pseudonymised_at' | 'status'>>) =>
  renderScreen(
    <CasePage
      item={{ id: 'case-1', ...aCase({ status: 'Completed' }), ...more }}
      back="/"
      backLabel="Back"
      record={null}
      work={null}
      jumps={[]}
    />,
  );

it.each([
  ['en', 'Names, texts and files were removed from this case on 1 November 2026.'],
  ['th', 'ชื่อ ข้อความ และไฟล์ของเคสนี้ถูกลบเมื่อ 1 พฤศจิกายน 2569'],
  ['zh', '该案件中的姓名、文字和文件已于2026年11月1日删除。'],
] as const)(
  'says in %s when persons were removed from the case, and nothing before',
  async (language, text) => {
    await speak(language);
    const { unmount } = draw({ pseudonymised_at: new Date('2026-11-01T03:00:00Z') });
    expect(screen.getByText(text, { exact: false })).toBeTruthy();
    unmount();
    draw({});
    expect(screen.queryByText(text, { exact: false })).toBeNull();
  },
);

it('has the date to act by of an open case, and none of one that has ended', async () => {
  await speak('en');
  const { unmount } = draw({ status: 'In Progress' });
  await screen.findByText('Act by of case-1');
  unmount();
  draw({ status: 'Completed' });
  await act(() => vi.dynamicImportSettled());
  expect(screen.queryByText('Act by of case-1')).toBeNull();
});
