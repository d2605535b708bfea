/** The details of `resource-exhausted`: when the next call is accepted, RFC 3339 in UTC. */
export interface Exhausted {
  until: string;
}
