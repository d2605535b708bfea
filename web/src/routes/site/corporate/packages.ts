/** What each package has; a line that is missing is not included. In the order in which they grow. */
export const PACKAGES = [
  { id: 'startup', has: ['debts', 'reports', 'advice', 'reach'] },
  { id: 'sme', has: ['debts', 'reports', 'advice', 'reach'] },
  { id: 'enterprise', has: ['debts', 'reports', 'advice', 'manager', 'action', 'reach'] },
  { id: 'international', has: ['debts', 'reports', 'advice', 'action', 'reach'] },
] as const satisfies readonly { id: string; has: readonly PackageLine[] }[];

export const PACKAGE_LINES = ['debts', 'reports', 'advice', 'manager', 'action', 'reach'] as const;

export type PackageLine = (typeof PACKAGE_LINES)[number];
export type Package = (typeof PACKAGES)[number];

/** The one that most companies take. */
export const POPULAR: Package['id'] = 'sme';
