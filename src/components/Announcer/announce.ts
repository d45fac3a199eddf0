let region: HTMLElement | undefined;

/**
 * Says a short message to screen readers, politely. One live region serves the whole page; it is made on first use, so
 * that pages where nothing is announced carry nothing.
 */
export function announce(message: string): void {
  if (!region?.isConnected) {
    region = document.createElement('div');
    region.setAttribute('role', 'status');
    region.style.cssText =
      'position:fixed;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap';
    document.body.append(region);
  }
  region.textContent = message;
}
