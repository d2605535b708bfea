import { beforeEach, expect, it } from 'vitest';
import { keepFocus } from './keep-focus';

/** What is sent with the page, and what React puts in its place. */
const FRAME = '<nav><a href="/dashboard">Dashboard</a><a href="/dashboard/new-case">New</a></nav>';

const root = document.createElement('div');
const focused = () => document.activeElement?.getAttribute('href') ?? null;
/** Longer than an observer waits. */
const changed = () => new Promise((resolve) => setTimeout(resolve, 0));

beforeEach(() => {
  document.body.replaceChildren(root);
  root.innerHTML = FRAME;
});

it('the same link has the focus in what replaces it', async () => {
  root.querySelectorAll('a')[1]?.focus();
  keepFocus(root);
  root.innerHTML = FRAME;
  await changed();
  expect(focused()).toBe('/dashboard/new-case');
});

it('nothing gets the focus where nothing had it', async () => {
  keepFocus(root);
  root.innerHTML = FRAME;
  await changed();
  expect(focused()).toBeNull();
});

it('what has been focused meanwhile keeps the focus', async () => {
  root.querySelectorAll('a')[1]?.focus();
  keepFocus(root);
  root.innerHTML = FRAME;
  root.querySelector('a')?.focus();
  await changed();
  expect(focused()).toBe('/dashboard');
});

it('nothing gets the focus where the link is no longer there', async () => {
  root.querySelectorAll('a')[1]?.focus();
  keepFocus(root);
  root.innerHTML = '<nav><a href="/login">Sign in</a></nav>';
  await changed();
  expect(focused()).toBeNull();
});
