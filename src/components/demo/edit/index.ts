/**
 * Everything needed to edit a demo. It's a separate chunk that loads with the first edit or shared
 * link.
 */
export {default as DemoEditor} from './DemoEditor';
export {default as LiveFrame} from './LiveFrame';
export {createShareLink, readShareLink} from './shareLink';
export {findShownPosition, mergeSplitSource, splitSource} from './splitSource';
export {htmlToCode} from '../htmlToCode';
