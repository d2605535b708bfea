import { fireEvent, screen } from '@testing-library/react';
import { useForm, useWatch } from 'react-hook-form';
import { expect, it } from 'vitest';
import { renderScreen, speak } from '@/testing/render-screen';
import { DayField } from './day-field';

function Form() {
  const { register, control } = useForm({ defaultValues: { day: '' } });
  const day = useWatch({ control, name: 'day' });
  return (
    <>
      <DayField {...register('day')} label="Day" day={day} error={undefined} />
      <output>{day}</output>
    </>
  );
}
const field = () => screen.getByLabelText<HTMLInputElement>('Day');
const typed = (value: string) => fireEvent.change(field(), { target: { value } });

it('a year of the Buddhist era is read as such, one of the Christian era as it is', async () => {
  await speak('th');
  renderScreen(<Form />);
  typed('2569-09-05');
  expect(screen.getByRole('status').textContent).toBe('2026-09-05');
  expect(field().value).toBe('2026-09-05');
  expect(document.getElementById(field().getAttribute('aria-describedby')!)?.textContent).toContain('2569');
  typed('2027-09-05');
  expect(screen.getByRole('status').textContent).toBe('2027-09-05');
});

it.each([
  ['th', true],
  ['en', false],
] as const)('an empty field says in %s that either era may be used: %s', async (language, isSaid) => {
  await speak(language);
  renderScreen(<Form />);
  expect(screen.queryByText('ใส่ปีเป็น พ.ศ. หรือ ค.ศ. ก็ได้') !== null).toBe(isSaid);
});
