/** Adds a heading and a background to the copy of the chart that is exported. */
export function addTitle(iframe: HTMLIFrameElement) {
  const {body} = iframe.contentDocument!;
  const heading = iframe.contentDocument!.createElement('h1');
  heading.textContent = 'Revenue in 2025';
  heading.style.cssText = 'font: 600 20px sans-serif; margin: 0 0 8px';
  body.prepend(heading);

  // The colors of the page, so light text isn't on white in dark mode.
  const {backgroundColor, color} = getComputedStyle(document.body);
  Object.assign(body.style, {backgroundColor, color, padding: '16px'});
}
