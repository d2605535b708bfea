import { describe, expect, it, test } from 'vitest';
import { readView, withoutPrivateQuery, writeView } from './view-address';

const NAME = 'สมชาย ใจดี';
const params = (of: Record<string, string>) => new URLSearchParams(of);

describe('a view in an address', () => {
  it('has in the query string what comes from a fixed set, and everything else in the fragment', () => {
    const view = writeView(
      params({
        tab: 'all',
        sort: 'highest',
        status: 'Completed',
        is_read: 'false',
        q: NAME,
        amount_from: '1',
      }),
    );
    expect(view.search).toBe('?tab=all&sort=highest&status=Completed&is_read=false');
    expect(readView({ search: '', hash: view.hash }).get('q')).toBe(NAME);
    expect(view.hash).toContain('amount_from=1');
  });

  it.each(['q', 'after', 'before', 'page', 'partner_id', 'a field that a later list has'])(
    'keeps %s out of the query string',
    (name) => {
      expect(writeView(params({ [name]: NAME })).search).toBe('');
    },
  );

  it('comes back as it was written', () => {
    const view = params({ sort: 'lowest', q: `${NAME} & #1 ?`, after: 'n1200.5~id', page: '2' });
    const read = readView(writeView(view));
    expect([...read].toSorted()).toEqual([...view].toSorted());
  });

  it('without parameters is an empty address', () => {
    expect(writeView(params({}))).toEqual({ search: '', hash: '' });
  });
});

describe('an address from before', () => {
  test('leads to the same view, with nothing private in its query string', () => {
    const old = `?tab=assigned&q=${encodeURIComponent(NAME)}&after=n5~id&page=2`;
    const moved = withoutPrivateQuery({ search: old, hash: '' });
    expect(moved?.search).toBe('?tab=assigned');
    expect([...readView(moved!)].toSorted()).toEqual([...new URLSearchParams(old)].toSorted());
  });

  test.each(['', '?sort=lowest', '?mode=verifyEmail&oobCode=x&lng=th'])('%j stays as it is', (search) => {
    expect(withoutPrivateQuery({ search, hash: '#q=x' })).toBeNull();
  });
});
