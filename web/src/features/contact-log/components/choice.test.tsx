import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '@/testing/render-screen';
import { Choice } from './choice';

it('the chosen option is marked where colours are the reader’s own, apart from the ring of focus', () => {
  renderScreen(<Choice legend="How" options={['call', 'visit']} textOf={(option) => option} name="how" />);
  // jsdom has no styles: the class itself. The ground of a chosen option is not drawn in forced colours.
  for (const radio of screen.getAllByRole('radio'))
    expect([...(radio.closest('label')?.classList ?? [])]).toEqual(
      expect.arrayContaining(['forced-colors:has-checked:border-4', 'has-focus-visible:outline-2']),
    );
});
