/** Returns the name of the component of a screen: `AboutUs` of `about-us`. */
export function componentName(screen: string): string {
  return screen.replace(/(?:^|-)(\w)/g, (_match, letter: string) => letter.toUpperCase());
}
