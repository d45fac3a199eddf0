import type {AcceptedPlugin, Plugin} from 'postcss';
import postcssRtlcss from 'postcss-rtlcss';
import {Mode} from 'postcss-rtlcss/options';

const MIRRORED = ':where([dir="rtl"])';

/**
 * Infima's utility classes with a side in their names, or with a column offset. A page that uses
 * them means that physical side.
 */
const NAMES_A_SIDE = /\.(margin|padding)-(left|right)--|\.text--(left|right)|\.col--offset-/;

/**
 * Returns the PostCSS plugins that make stylesheets work in both directions: each rule with
 * physical sides is followed by a mirrored rule for RTL pages. Skips rules that select a direction
 * themselves and explicit `direction` declarations, which belong to content that is never mirrored,
 * such as code.
 */
export function generateRtlStyles(): AcceptedPlugin[] {
  return [
    skipOneWayRules(),
    // `override` keeps the original rules; `combined` breaks Infima's sticky elements.
    postcssRtlcss({mode: Mode.override, ltrPrefix: ':where([dir="ltr"])', rtlPrefix: MIRRORED}),
    dropOneWayDeclarations(),
  ];
}

function skipOneWayRules(): Plugin {
  return {
    postcssPlugin: 'skip-one-way-rules',
    Once(root, {comment}) {
      root.walkRules((rule) => {
        if (rule.selector.includes('[dir') || NAMES_A_SIDE.test(rule.selector)) {
          rule.before(comment({text: 'rtl:ignore'}));
        }
      });
    },
  };
}

/**
 * Runs last, because `postcss-rtlcss` doesn't reset the other declarations of a rule with an
 * ignored one.
 */
function dropOneWayDeclarations(): Plugin {
  return {
    postcssPlugin: 'drop-one-way-declarations',
    Once(root) {
      root.walkRules((rule) => {
        if (!rule.selector.startsWith(MIRRORED)) {
          return;
        }
        rule.walkDecls((declaration) => {
          if (declaration.prop === 'direction' || declaration.value.includes('--docs-direction')) {
            declaration.remove();
          }
        });
        if (rule.nodes.length === 0) {
          rule.remove();
        }
      });
    },
  };
}
