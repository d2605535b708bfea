import screens from './screens.json' with { type: 'json' };

export type Role = 'customer' | 'partner' | 'admin';

/** The screens that a role sees; the list is taken from the website's own table (`web/src/routes/screens.ts`). */
const screensOf = (role: Role) =>
  screens.filter(
    ({ area, only }) =>
      area === role || (area === 'profile' && !(only === 'without company' && role === 'partner')),
  );

/**
 * The addresses of all screens of a role.
 * @param values of the parameters: `{ caseId: ['a', 'b'] }` gives two addresses of each screen of a case
 * @throws Error for a parameter without values
 */
export function addressesOf(role: Role, values: Readonly<Record<string, readonly string[]>>): string[] {
  return screensOf(role).flatMap(({ path }) => {
    const [parameter, name = ''] = /:(\w+)/.exec(path) ?? [];
    if (parameter === undefined) return [path];
    const those = values[name];
    if (those === undefined) throw new Error(`${path}: no value for ${parameter}`);
    return those.map((value) => path.replace(parameter, value));
  });
}

/** The addresses in a role's menu. */
export function menuOf(role: Role): string[] {
  return screensOf(role)
    .filter(({ menu, area }) => menu === true && (area === role || role === 'customer'))
    .map(({ path }) => path);
}
