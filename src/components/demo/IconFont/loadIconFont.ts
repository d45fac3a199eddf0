/** Element of the head that the icon font's stylesheet goes before, so that styles of the site come after it. */
const marker = '#material-icon-font';

/**
 * Loads the icon font from its configured host, once per page load. To be called only for a demo that uses it: no other
 * page asks that host for anything.
 *
 * @param href address of the font's stylesheet; nothing happens without one
 */
export function loadIconFont(href: string | undefined): void {
  const isThere = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].some(
    (link) => link.getAttribute('href') === href,
  );
  if (!href || isThere) {
    return;
  }
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  document.head.insertBefore(link, document.head.querySelector(marker));
}
