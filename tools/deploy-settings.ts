import type { WebConfig } from './auth-domain.ts';
import type { ProjectHosts } from './emulators/site-config.ts';

/** What a deployment builds and serves with: all of one project and one address. */
export type DeploySettings = {
  /** The website's Firebase configuration, as JSON. */
  readonly config: string;
  /** For the content security policy. */
  readonly hosts: ProjectHosts;
  /** The origin from which the website's pages call functions. */
  readonly siteOrigin: string;
  /** The function that renders pages, at its own address. */
  readonly pageFunction: string;
};

/**
 * @param found the project's web configuration; only it names the project, since the command line may name an alias
 * @param authDomain the host through which people sign in with Google
 * @param baseUrl where the website is
 */
export function deploySettings(found: WebConfig, authDomain: string, baseUrl: string): DeploySettings {
  const { projectId } = found;
  return {
    config: JSON.stringify({ ...found, authDomain }),
    hosts: { projectId, authDomain },
    siteOrigin: new URL(baseUrl).origin,
    pageFunction: `https://asia-southeast1-${projectId}.cloudfunctions.net/serveSite`,
  };
}
