import type {AcceptedPlugin, Plugin} from 'postcss';
import postcssRtlcss from 'postcss-rtlcss';
import {Mode} from 'postcss-rtlcss/options';

const MIRRORED = ':where([dir="rtl"])';

/** Infima's helper classes that name a side, or count columns from one. A page that asks for a side means it. */
const NAMES_A_SIDE = /\.(margin|padding)-(left|right)--|\.text--(left|right)|\.col--offset-/;

/**
 * The PostCSS plugins that make stylesheets run in both directions: after each rule that has sides comes its mirror
 * image, which counts in pages that run right to left. Rules that tell the directions apart by themselves are left
 * alone, and so are explicit directions: they are given to what never turns, such as code.
 */
export function generateRtlStyles(): AcceptedPlugin[] {
  return [
    skipOneWayRules(),
    // `override` keeps the given rules as they are; `combined` breaks the sticky parts of Infima.
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

/** Done afterward: where a rule has an ignored declaration, `postcss-rtlcss` forgets to reset the others. */
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
