/** The half of the workspace that touches the disk and the clock; everything else runs without. */
export { printDate } from './disk-clock.ts';
export { diskFiles, ownPath } from './disk-files.ts';
export { type ByteStream, readDefinition, readScoreFile, readScoreStream, readStream } from './disk-read.ts';
export {
  type WholeFile,
  type WriteOptions,
  type Writing,
  type WritingSystem,
  writeWhole,
} from './disk-write.ts';
