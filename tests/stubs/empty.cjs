// Stylesheets mean nothing without a browser.
module.exports = {};
