import { screen } from '@testing-library/react';
import { useState } from 'react';
import { Link, Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { renderScreen } from '@/testing/render-screen';
import { PerAddress } from './per-address';

function Note() {
  const [text, setText] = useState('');
  return (
    <>
      <input aria-label="Note" value={text} onChange={({ target }) => setText(target.value)} />
      <Link to="/case/a?tab=money#case-note">Same case</Link>
      <Link to="/case/b">Other case</Link>
    </>
  );
}

const note = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Note' });

it('keeps what is typed while the address names the same case, and nothing for another one', async () => {
  const { person } = renderScreen(
    <Routes>
      <Route
        path="/case/:caseId"
        element={
          <PerAddress>
            <Note />
          </PerAddress>
        }
      />
    </Routes>,
    '/case/a',
  );
  await person.type(note(), 'For case A');
  await person.click(screen.getByRole('link', { name: 'Same case' }));
  expect(note().value).toBe('For case A');
  await person.click(screen.getByRole('link', { name: 'Other case' }));
  expect(note().value).toBe('');
});
