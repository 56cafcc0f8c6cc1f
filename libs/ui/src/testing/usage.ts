/** What a component's page in the workshop says of it, in plain sentences. */
export type Usage = {
  when: readonly string[];
  whenNot: readonly string[];
  how: readonly string[];
  accessibility: readonly string[];
};
