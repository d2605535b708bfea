import { isIPv4, isIPv6 } from 'node:net';

/** Where a request comes from, as far as it can be known. */
export interface Origin {
  /** The visitor's address, as the last proxy reports it: can be forged by a caller that bypasses Hosting. */
  address: string;
  /** The peer of Google's front end: cannot be forged. Behind Hosting its servers, which many visitors share. */
  peer: string;
}

const UNKNOWN = 'unknown';

/**
 * Each proxy appends the address of its client to `X-Forwarded-For`; entries to the left of the known proxies are claims of
 * the caller. Google's front end writes the last entry in any case. Through Hosting that is Hosting's server, and the entry
 * before it, written by that server, is the visitor; a caller of the function's own address can forge that entry, so limits
 * apply to both (docs/decisions/105).
 * @param forwarded the header `X-Forwarded-For`
 * @param proxies number of our proxies between the visitor and Google's front end: 1 with Hosting
 * @param socket the connection's address, where there is no proxy (emulators)
 */
export function originOf(forwarded: string | undefined, proxies: number, socket: string | undefined): Origin {
  const hops = (forwarded ?? '')
    .split(',')
    .map((hop) => hop.trim())
    .filter((hop) => hop !== '')
    .map(normalised);
  const peer = hops.at(-1) ?? normalised(socket ?? '');
  return { address: hops.at(-1 - proxies) ?? hops[0] ?? peer, peer };
}

/** One form for one network: IPv4 unchanged, also within IPv6; of IPv6 the 64 bits that one customer gets. */
function normalised(text: string): string {
  const bare = text
    .replace(/^\[|\](:\d+)?$/g, '')
    .replace(/%.*$/, '')
    .toLowerCase();
  const [, port4 = ''] = /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(bare) ?? [];
  const [, mapped = ''] = /^(?:0{0,4}:)*:?ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(bare) ?? [];
  const v4 = [bare, port4, mapped].find((each) => isIPv4(each));
  if (v4 !== undefined) return v4;
  if (!isIPv6(bare)) return UNKNOWN;
  const [head = '', tail] = bare.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
  const groups = [...left, ...Array.from({ length: zeros }, () => '0'), ...right];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}
