import type { RootOptions } from 'react-dom/client';

/**
 * Hydration failed and React rerendered a prerendered page, or a part of it: invisible to users, but a defect. Reports
 * the component stack, which the error alone does not contain.
 */
export const reportRedrawn: NonNullable<RootOptions['onRecoverableError']> = (error, { componentStack }) => {
  reportError(new Error(`${String(error)}${componentStack ?? ''}`, { cause: error }));
};
