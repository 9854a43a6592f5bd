import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';
import { isPublicAddress } from './isPublicAddress.js';

/** A host's name → all of its addresses. */
export type Resolve = (host: string) => Promise<LookupAddress[]>;

/** Its host stands in a network that strangers must not reach through us. */
export class UnsafeAddress extends Error {}

const resolveBySystem: Resolve = (host) => lookup(host, { all: true });

/**
 * Finds the addresses of a host as its connection is opened: what was checked is what is connected to,
 * and a name that leads elsewhere the next time gains nothing. Fails with UnsafeAddress unless all of
 * them are public.
 */
export function guardedLookup(resolve: Resolve = resolveBySystem): LookupFunction {
  return (host, options, callback) => {
    resolve(host).then(
      (addresses) => {
        const [first] = addresses;
        if (!first || !addresses.every(({ address }) => isPublicAddress(address))) {
          callback(new UnsafeAddress(host), []);
        } else if (options.all) callback(null, addresses);
        else callback(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => callback(error, []),
    );
  };
}
