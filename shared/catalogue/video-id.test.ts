import { expect, test } from 'vitest'
import { readVideoId } from './video-id.ts'

test.each([
  'dQw4w9WgXcQ',
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com/watch?list=PL1&v=dQw4w9WgXcQ&t=42s',
  'youtube.com/watch?v=dQw4w9WgXcQ',
  'https://m.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://youtu.be/dQw4w9WgXcQ?si=abc',
  'https://www.youtube.com/embed/dQw4w9WgXcQ',
  'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0',
  'https://www.youtube.com/shorts/dQw4w9WgXcQ',
  ' https://www.youtube.com/live/dQw4w9WgXcQ?feature=share ',
])('%s is the video dQw4w9WgXcQ', (text) => {
  expect(readVideoId(text)).toBe('dQw4w9WgXcQ')
})

test.each([
  '',
  'dQw4w9WgXc',
  'https://vimeo.com/123456789',
  'https://evil.example/watch?v=dQw4w9WgXcQ',
  'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
  'javascript:dQw4w9WgXcQ',
  'https://www.youtube.com/@precinta',
  'https://youtu.be/"><script>',
])('"%s" is not a video', (text) => {
  expect(readVideoId(text)).toBeUndefined()
})
