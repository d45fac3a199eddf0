export {PickerPlayground} from './PickerPlayground';
