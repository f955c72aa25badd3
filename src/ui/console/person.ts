/** Somebody of the team as calls name them; without a name, what they did came with the campaign's files. */
export interface Person {
  id: string;
  name: string | null;
}
