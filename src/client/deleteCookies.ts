/** Removes the cookies of that name from this host and from every domain above it, where a script may have put them. */
export function deleteCookies(name: RegExp, host = window.location.hostname): void {
  try {
    const parts = host.split('.');
    const domains = parts.map((_, index) => `;domain=${parts.slice(index).join('.')}`);
    for (const cookie of document.cookie.split('; ')) {
      const [key = ''] = cookie.split('=');
      if (name.test(key)) {
        for (const domain of ['', ...domains]) {
          document.cookie = `${key}=;path=/;max-age=0${domain}`;
        }
      }
    }
  } catch {
    // Cookies are off: there is nothing to remove.
  }
}
