import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from "react";

export const SPEEDS = [0.5, 0.75, 1, 1.25, 1.5, 2] as const;
const STEP_SECONDS = 5;

/** The state and the actions of a `<video>`. */
export function usePlayback(input: { figure: RefObject<HTMLElement | null>; duration: number; isShown: boolean }) {
  const video = useRef<HTMLVideoElement>(null);
  const [isPlaying, setIsPlaying] = useState(false);
  const [time, setTime] = useState(0);
  const [length, setLength] = useState(input.duration);
  const [hasFailed, setHasFailed] = useState(false);
  const [isMuted, setIsMuted] = useState(false);
  const [speed, setSpeedState] = useState(1);
  const isFullscreen = useIsFullscreen(input.figure);

  useEffect(() => {
    if (!input.isShown) video.current?.pause();
  }, [input.isShown]);

  // The element tells its time four times a second; a slider that moves smoothly asks at every frame.
  useEffect(() => {
    if (!isPlaying) return;
    let frame = 0;
    const follow = () => {
      setTime(video.current?.currentTime ?? 0);
      frame = requestAnimationFrame(follow);
    };
    frame = requestAnimationFrame(follow);
    return () => cancelAnimationFrame(frame);
  }, [isPlaying]);

  const toggle = () => {
    const element = video.current;
    if (element === null) return;
    if (!element.paused) element.pause();
    // An interrupted start (AbortError) is no failure; what is one also comes as an error event.
    else
      element
        .play()
        .catch((error: unknown) => setHasFailed(!(error instanceof DOMException && error.name === "AbortError")));
  };
  const seek = (seconds: number) => {
    const element = video.current;
    if (element === null) return;
    const target = Math.min(Math.max(0, seconds), length || seconds);
    element.currentTime = target;
    setTime(target);
  };
  const setSpeed = (next: number) => {
    if (video.current !== null) video.current.playbackRate = next;
    setSpeedState(next);
  };
  const toggleMute = () => {
    if (video.current !== null) video.current.muted = !isMuted;
    setIsMuted(!isMuted);
  };
  const toggleFullscreen = () => {
    if (!document.fullscreenEnabled) return showAloneOnPhone(video.current);
    const change = isFullscreen ? document.exitFullscreen() : input.figure.current?.requestFullscreen();
    // Refused (an embedded page, say): the video plays on where it is.
    change?.catch(() => undefined);
  };
  const retry = () => {
    setHasFailed(false);
    video.current?.load();
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const isOnControl = event.target instanceof HTMLButtonElement || event.target instanceof HTMLSelectElement;
    const isOnSlider = event.target instanceof HTMLInputElement;
    if (event.ctrlKey || event.metaKey || event.altKey || (isOnControl && event.key === " ")) return;
    if (event.target instanceof HTMLSelectElement) return;
    const actions: Record<string, () => void> = {
      " ": toggle,
      k: toggle,
      f: toggleFullscreen,
      m: toggleMute,
      ArrowLeft: () => seek(time - STEP_SECONDS),
      ArrowRight: () => seek(time + STEP_SECONDS),
      ...(isOnSlider ? { Home: () => seek(0), End: () => seek(length) } : {}),
    };
    const action = actions[event.key];
    if (action === undefined) return;
    event.preventDefault();
    action();
  };

  // Recordings of a browser name no duration, or one that grows while they play; the stored one is right then.
  const learnLength = () => {
    const known = video.current?.duration ?? Number.NaN;
    if (Number.isFinite(known)) setLength(Math.max(known, input.duration));
  };
  const mediaEvents = {
    onPlay: () => setIsPlaying(true),
    onPause: () => setIsPlaying(false),
    onEnded: () => setIsPlaying(false),
    onSeeked: () => setTime(video.current?.currentTime ?? 0),
    onTimeUpdate: () => setTime(video.current?.currentTime ?? 0),
    onError: () => setHasFailed(true),
    onVolumeChange: () => setIsMuted(video.current?.muted ?? false),
    onLoadedMetadata: learnLength,
    onDurationChange: learnLength,
  };

  return {
    video,
    isPlaying,
    time,
    length,
    hasFailed,
    isMuted,
    speed,
    isFullscreen,
    toggle,
    seek,
    setSpeed,
    toggleMute,
    toggleFullscreen,
    retry,
    onKeyDown,
    mediaEvents,
  };
}

/** An iPhone shows nothing but videos in full screen, and by a call of its own. */
function showAloneOnPhone(video: (HTMLVideoElement & { webkitEnterFullscreen?: () => void }) | null): void {
  video?.webkitEnterFullscreen?.();
}

function useIsFullscreen(figure: RefObject<HTMLElement | null>): boolean {
  const [isFullscreen, setIsFullscreen] = useState(false);
  useEffect(() => {
    const update = () =>
      setIsFullscreen(document.fullscreenElement !== null && document.fullscreenElement === figure.current);
    document.addEventListener("fullscreenchange", update);
    return () => document.removeEventListener("fullscreenchange", update);
  }, [figure]);
  return isFullscreen;
}
