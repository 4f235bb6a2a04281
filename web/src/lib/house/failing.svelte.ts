/** What goes wrong later than a page is drawn, told to the boundary around it. */

/** For a component that cannot be drawn without something: give what is returned here the reason why it is not to be had. */
export function failing(): (why: unknown) => void {
  let failure = $state.raw<{ why: unknown } | null>(null);
  $effect(() => {
    if (failure !== null) throw failure.why;
  });
  return (why) => (failure = { why });
}
