import { describe, expect, it } from 'vitest';
import { originOf } from './client-address.ts';

const behindHosting = (header: string) => originOf(header, 1, undefined);

describe('where a request comes from', () => {
  it('through Hosting the visitor is the entry that Hosting wrote, and Hosting the last one', () => {
    expect(behindHosting('203.0.113.7, 151.101.1.1')).toEqual({
      address: '203.0.113.7',
      peer: '151.101.1.1',
    });
  });

  it('what a visitor writes into the header is further left and is ignored', () => {
    for (const forged of ['1.2.3.4', '1.2.3.4, 5.6.7.8', 'unknown', ', ,', '<script>'])
      expect(behindHosting(`${forged}, 203.0.113.7, 151.101.1.1`)).toEqual({
        address: '203.0.113.7',
        peer: '151.101.1.1',
      });
  });

  it('without Hosting the entry before the last can be forged, the last one cannot', () => {
    expect(behindHosting('1.2.3.4, 203.0.113.7').peer).toBe('203.0.113.7');
    expect(behindHosting('5.6.7.8, 203.0.113.7').peer).toBe('203.0.113.7');
  });

  it('without a proxy of ours the last entry is the visitor', () => {
    expect(originOf('1.2.3.4, 203.0.113.7', 0, undefined)).toEqual({
      address: '203.0.113.7',
      peer: '203.0.113.7',
    });
  });

  it('a header with fewer entries than proxies is read as far as it goes', () => {
    expect(behindHosting('203.0.113.7')).toEqual({ address: '203.0.113.7', peer: '203.0.113.7' });
  });

  it('without the header it is the connection, and without that one name for all', () => {
    expect(originOf(undefined, 1, '::ffff:127.0.0.1')).toEqual({ address: '127.0.0.1', peer: '127.0.0.1' });
    expect(originOf(undefined, 1, undefined)).toEqual({ address: 'unknown', peer: 'unknown' });
    expect(originOf('nonsense', 0, undefined).address).toBe('unknown');
  });

  it.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002:ffff::', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::9]:443', '2001:db8:1:2::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['203.0.113.7:5123', '203.0.113.7'],
  ])('%s is counted as %s', (written, counted) => {
    expect(originOf(written, 0, undefined).address).toBe(counted);
  });
});
