import type { Request } from 'firebase-functions/v2/https';
import { environment } from '../lib/env.ts';
import { originOf, type Origin } from './client-address.ts';

/** Where a request to a function comes from. Express joins repeated headers by commas, in their order. */
export function requestOrigin(request: Request): Origin {
  return originOf(request.get('x-forwarded-for'), environment.proxies, request.socket.remoteAddress);
}
