/**
 * Everything needed to edit a demo. It's a separate chunk that loads with the first edit or shared
 * link.
 */
export {DemoConsole} from './DemoConsole';
export {EditedCode} from './EditedCode';
export {applyChanges, listChanges, readFiles} from './editedFiles';
export {FileActions} from './FileActions';
export {default as LiveFrame} from './LiveFrame';
export {loadCodeEditor} from './loadCodeEditor';
export {createShareLink, readShareLink} from './shareLink';
export {splitSource} from './splitSource';
