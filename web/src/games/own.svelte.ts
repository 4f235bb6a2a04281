/** The words of an arrangement as its component needs them: there is nothing to draw before they have come. */

import { failing } from "$lib/house/failing.svelte";
import type { Words } from "$lib/words/words";
import { arrangementWords } from "./text";

/** What the arrangement of a game says, in the language of the words that it is given; null until it has come. */
export function ownWords(slug: string, given: () => Words): { readonly words: Words | null } {
  const fail = failing();
  let own = $state.raw<Words | null>(null);
  $effect(() => {
    // The words of another language may be lacking; then the last ones stay.
    void arrangementWords(slug, given().language).then((found) => (own = found), (why) => own === null && fail(why));
  });
  return {
    get words() {
      return own;
    },
  };
}
