export {PickerChooser} from './PickerChooser';
