/**
 * Deletes the cookies whose names match from this host and all parent domains, where a script may
 * have set them.
 */
export function deleteCookies(name: RegExp): void {
  try {
    const parts = window.location.hostname.split('.');
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
    // Cookies are disabled, so there is nothing to delete.
  }
}
