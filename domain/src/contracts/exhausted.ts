/** The details of `resource-exhausted`: when a further call is taken, RFC 3339 in UTC. */
export interface Exhausted {
  until: string;
}
