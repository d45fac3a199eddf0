// Leads on from an old address (plugins/redirects) and keeps what follows the path.
(() => {
  const url = new URL(document.currentScript.dataset.target, location.href);
  url.search ||= location.search;
  url.hash = location.hash || url.hash;
  location.replace(url.href);
})();
