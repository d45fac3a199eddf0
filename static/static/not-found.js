// A host with a single 404 page answers `/zh/…` with that of the source language: shows the page of the requested one instead.
(() => {
  const base = document.currentScript.dataset.baseUrls
    .split(' ')
    .find((one) => location.pathname.startsWith(one));
  if (base) {
    // The rest of this page is read as text: neither its body nor its scripts are wanted.
    document.write('<plaintext style="display: none">');
    fetch(`${base}404.html`)
      .then((response) => (response.ok ? response.text() : Promise.reject(response)))
      .then((html) => {
        document.open();
        document.write(html);
        document.close();
      })
      .catch(() => location.replace(location.href.replace(base, '/')));
  }
})();
