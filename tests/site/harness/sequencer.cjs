const {default: Sequencer} = require('@jest/test-sequencer');

/** The crawl takes longest: it starts first, and the other files run beside it. */
module.exports = class CrawlFirst extends Sequencer {
  sort(tests) {
    return super
      .sort(tests)
      .sort((a, b) => Number(b.path.includes('/crawl.')) - Number(a.path.includes('/crawl.')));
  }
};
