import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
// For its effects: each test ends with an empty page, and no complaint of React's passes.
import '@/testing/render-screen';
import { FormField } from './form-field';
import { Input } from './ui/input';

const name = () => screen.getByRole('textbox', { name: 'Name' });

it('a field is named by its label and described by its hint', () => {
  render(
    <FormField label="Name" hint="As in the contract">
      {(control) => <Input {...control} />}
    </FormField>,
  );
  expect(descriptionOf(name())).toBe('As in the contract');
  expect(name().getAttribute('aria-invalid')).toBeNull();
  expect(name().getAttribute('aria-required')).toBeNull();
});

it('a wrong field says so, its error before its hint', () => {
  render(
    <FormField label="Name" hint="As in the contract" error="Please fill this in" required>
      {(control) => <Input {...control} />}
    </FormField>,
  );
  expect(name().getAttribute('aria-invalid')).toBe('true');
  expect(name().getAttribute('aria-required')).toBe('true');
  expect(descriptionOf(name())).toBe('Please fill this in As in the contract');
});

it('two fields with one label keep their hints apart', () => {
  render(
    <>
      {['first', 'second'].map((hint) => (
        <FormField key={hint} label="Name" hint={hint}>
          {(control) => <Input {...control} />}
        </FormField>
      ))}
    </>,
  );
  expect(screen.getAllByRole('textbox', { name: 'Name' }).map(descriptionOf)).toEqual(['first', 'second']);
});

/** What a screen reader adds to the name: the texts that `aria-describedby` names, in its order. */
function descriptionOf(element: HTMLElement): string {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? `no #${id}`).join(' ');
}
