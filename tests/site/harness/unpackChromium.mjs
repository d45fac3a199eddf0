// Unpacks the browser of the package into the folder that TMPDIR names. A program of its own: the package is an ES module
// and reads TMPDIR and its other variables when it is loaded.
import chromium from '@sparticuz/chromium';

await chromium.executablePath();
