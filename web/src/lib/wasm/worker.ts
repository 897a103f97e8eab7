// A worker in which a sheriff grows one of its trees.

import { Desk, type Asked } from "./desk";

const desk = new Desk((answered) => postMessage(answered));
onmessage = ({ data }: MessageEvent<Asked>) => void desk.take(data);
