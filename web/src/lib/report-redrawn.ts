import type { RootOptions } from 'react-dom/client';

/**
 * React has thrown away a finished page, or a part of it, and drawn it anew: nobody notices, but it should not be. Says
 * where, which the error alone does not.
 */
export const reportRedrawn: NonNullable<RootOptions['onRecoverableError']> = (error, { componentStack }) => {
  reportError(new Error(`${String(error)}${componentStack ?? ''}`, { cause: error }));
};
