import { expect, test } from 'vitest'
import { isVideoFile, ownPosterOf } from './video-file.ts'

test.each([
  '/media/loops/film.mp4',
  '/media/loops/film.webm',
  'https://cdn.example/videos/arco.mp4',
  'https://cdn.example/arco.webm?v=2',
])('%s is a video file', (video) => {
  expect(isVideoFile(video)).toBe(true)
})

test.each([
  'dQw4w9WgXcQ',
  'http://cdn.example/arco.mp4',
  'https://ana:clave@cdn.example/arco.mp4',
  'https://cdn.example/arco.mp4\n',
  'https://cdn.example/arco.html',
  '/media/../secreto.mp4',
  '//cdn.example/arco.mp4',
  'javascript:x.mp4',
])('%j is not a video file', (video) => {
  expect(isVideoFile(video)).toBe(false)
})

test('only our own videos have a poster', () => {
  expect(ownPosterOf('/media/loops/film.mp4')).toBe('/media/loops/film.jpg')
  expect(ownPosterOf('https://cdn.example/arco.mp4')).toBeUndefined()
})
