import { beforeEach, describe, expect, it, vi } from 'vitest';
import { returnFocus } from './return-focus';

returnFocus();
beforeEach(() => {
  document.body.innerHTML =
    '<main tabindex="-1"><form><fieldset><input /><button>save</button></fieldset></form></main><a href="/">elsewhere</a>';
});

const element = (selector: string) => {
  const found = document.querySelector<HTMLElement & { disabled: boolean }>(selector);
  if (found === null) throw new Error(`There is no ${selector}.`);
  return found;
};

/** Until the document has taken the focus from what is disabled: one frame. */
async function frame(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(resolve));
  await new Promise((resolve) => setTimeout(resolve, 20));
}

/** There from the next frame on, however late that comes. */
async function expectFocus(on: Element): Promise<void> {
  await frame();
  await vi.waitFor(() => expect(document.activeElement).toBe(on));
}

/** While the form is sent, as its button says. */
async function disableFor(selector: string, meanwhile?: () => void): Promise<void> {
  element(selector).disabled = true;
  element('button').ariaBusy = 'true';
  await expectFocus(document.body);
  meanwhile?.();
  element(selector).disabled = false;
  element('button').ariaBusy = null;
  await frame();
}

it.each(['button', 'fieldset'])(
  'the button that was pressed has the focus again with the %s',
  async (off) => {
    element('button').focus();
    await disableFor(off);
    expect(document.activeElement).toBe(element('button'));
  },
);

it.each(['input', 'fieldset'])('a field that was left with Enter, too, with the %s', async (off) => {
  element('input').focus();
  await disableFor(off);
  expect(document.activeElement).toBe(element('input'));
});

it('a field whose form says itself that it works, too', async () => {
  const form = document.querySelector('form')!;
  element('input').focus();
  form.ariaBusy = 'true';
  element('input').disabled = true;
  await expectFocus(document.body);
  form.ariaBusy = 'false';
  element('input').disabled = false;
  await expectFocus(element('input'));
});

it.each(['input', 'button', 'fieldset'])(
  'what is disabled while nothing works leaves the focus around it, and does not take it later: %s',
  async (off) => {
    element(off === 'fieldset' ? 'button' : off).focus();
    element(off).disabled = true;
    await expectFocus(element('main'));
    element(off).disabled = false;
    await expectFocus(element('main'));
  },
);

it('what is disabled for less than a frame keeps the focus', async () => {
  element('button').focus();
  element('button').disabled = true;
  await Promise.resolve();
  element('button').disabled = false;
  await expectFocus(element('button'));
});

it('a field that stays disabled when its form has been sent leaves the focus around it', async () => {
  element('input').focus();
  element('input').disabled = true;
  element('button').ariaBusy = 'true';
  await frame();
  element('button').ariaBusy = null;
  await expectFocus(element('main'));
});

it('a focus that has moved stays where it is', async () => {
  element('button').focus();
  await disableFor('button', () => element('a').focus());
  expect(document.activeElement).toBe(element('a'));
});

it('a click on the page takes the focus from the button', async () => {
  element('button').focus();
  await disableFor('button', () => document.body.dispatchEvent(new Event('pointerdown', { bubbles: true })));
  expect(document.activeElement).toBe(document.body);
});

it('what had no focus gets none', async () => {
  await disableFor('button');
  expect(document.activeElement).toBe(document.body);
});

it('a button that has gone is not looked for', async () => {
  element('button').focus();
  const button = element('button');
  button.ariaBusy = 'true';
  button.disabled = true;
  await frame();
  button.remove();
  await expectFocus(element('main'));
  element('input').disabled = true;
  await frame();
  element('input').disabled = false;
  await expectFocus(element('main'));
});

describe('what is removed', () => {
  beforeEach(() => {
    history.replaceState(null, '', '/here');
    document.body.innerHTML = `
      <div id="root">
        <div id="banner"><button id="accept">accept</button></div>
        <main tabindex="-1">
          <section aria-label="rows">
            <ul><li><button id="remove">remove</button></li></ul>
            <a href="/">elsewhere</a>
          </section>
        </main>
      </div>
      <div id="menu"><button id="entry">entry</button></div>`;
  });
  const isLeftIn = async (selector: string) => {
    await expectFocus(element(selector));
  };

  it.each(['#remove', 'li', 'ul'])('leaves the focus in the part of the page around it: %s', async (gone) => {
    element('#remove').focus();
    element(gone).remove();
    await isLeftIn('section');
  });

  it('also if more of the page is removed with it', async () => {
    element('#remove').focus();
    element('li').remove();
    element('section').remove();
    await isLeftIn('main');
  });

  it('above the content of the page, leaves it in the content', async () => {
    element('#accept').focus();
    element('#banner').remove();
    await isLeftIn('main');
  });

  it('after it was disabled, too', async () => {
    element('#remove').focus();
    element('#remove').ariaBusy = 'true';
    element('#remove').disabled = true;
    await expectFocus(document.body);
    element('li').remove();
    await isLeftIn('section');
  });

  it('leaves the focus where it has been put meanwhile', async () => {
    element('#remove').focus();
    element('li').remove();
    element('a').focus();
    await isLeftIn('a');
  });

  it('leaves it to a click on the page', async () => {
    element('#remove').focus();
    element('li').remove();
    document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    await isLeftIn('body');
  });

  it('leaves it to the next page', async () => {
    element('#remove').focus();
    history.replaceState(null, '', '/there');
    element('li').remove();
    await isLeftIn('body');
  });

  it('leaves it to a menu that closes', async () => {
    element('#entry').focus();
    element('#menu').remove();
    await isLeftIn('body');
  });

  it('without the focus leaves it where it is', async () => {
    element('a').focus();
    element('li').remove();
    await isLeftIn('a');
  });

  it('and put back at once, as in another order, has nothing to leave', async () => {
    element('#remove').focus();
    const row = element('li');
    row.remove();
    element('ul').append(row);
    element('#remove').focus();
    await isLeftIn('#remove');
  });
});

describe('what is still disabled', () => {
  beforeEach(async () => {
    document.body.innerHTML = '<main tabindex="-1"><section><button>save</button></section></main>';
    element('button').focus();
    element('button').ariaBusy = 'true';
    element('button').disabled = true;
    await expectFocus(document.body);
  });

  it('when its work has ended leaves the focus in the part of the page around it', async () => {
    element('button').ariaBusy = null;
    await expectFocus(element('section'));
  });

  it('while it works keeps the place', async () => {
    element('section').append('still saving');
    await expectFocus(document.body);
    element('button').ariaBusy = null;
    element('button').disabled = false;
    await expectFocus(element('button'));
  });
});
